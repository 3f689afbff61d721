/** Limit of decoded bytes per answer. A compression bomb has no honest content-length, so decoded bytes count. */
export const MAX_BODY_BYTES = 1024 * 1024;

export type BoundedBody = { ok: true; text: string; bytes: number } | { ok: false; problem: 'too-large' };

/**
 * Reads a response body up to {@link MAX_BODY_BYTES} decoded bytes as UTF-8, and stops the transfer beyond.
 * @throws the stream's error if the connection breaks or the request is aborted.
 */
export async function readBoundedBody(response: Response): Promise<BoundedBody> {
  if (response.body === null) return { ok: true, text: '', bytes: 0 };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: true, text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel().catch(() => undefined);
      return { ok: false, problem: 'too-large' };
    }
    text += decoder.decode(value, { stream: true });
  }
}
