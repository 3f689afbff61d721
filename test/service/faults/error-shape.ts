import type { Json } from '../json.ts';

/** Shapes of error responses seen in this field. The interface documents none, so the product must read any. */
export const errorShapes = [
  'error',
  'detail',
  'details',
  'errors',
  'fields',
  'flat',
  'problem',
  'word',
  'text',
  'html',
  'empty',
] as const;

/** Name of an error shape. */
export type ErrorShape = (typeof errorShapes)[number];

/** What an error says. */
export interface ErrorContent {
  status: number;
  code: string;
  message: string;
  requestId: string | undefined;
}

/** Writes an error in a shape. @returns the body text and its content type (undefined: none is sent) */
export function writeError(shape: ErrorShape, content: ErrorContent): { body: string; contentType?: string } {
  const { status, message } = content;
  if (shape === 'empty') return { body: '' };
  if (shape === 'text') return { body: message, contentType: 'text/plain; charset=utf-8' };
  if (shape === 'html') {
    const page = `<!doctype html><title>${status}</title><h1>${status}</h1><p>${message}</p><hr><address>stand-in</address>`;
    return { body: page, contentType: 'text/html; charset=utf-8' };
  }
  const type = shape === 'problem' ? 'application/problem+json' : 'application/json';
  return { body: JSON.stringify(errorObject(shape, content)), contentType: type };
}

function errorObject(shape: Exclude<ErrorShape, 'text' | 'html' | 'empty'>, content: ErrorContent): Json {
  const { status, code, message, requestId } = content;
  const id = requestId === undefined ? {} : { request_id: requestId };
  switch (shape) {
    case 'error':
      return { error: { code, message }, ...id };
    case 'detail':
      return { detail: message, ...id };
    case 'details':
      return { detail: [{ loc: ['body', 'email'], msg: message, type: code }], ...id };
    case 'errors':
      return { errors: [{ code, message }], ...id };
    case 'fields':
      return { email: [message], subject_name: [message] };
    case 'flat':
      return { code, error: message, ...id };
    case 'word':
      return { status: code, message, ...id };
    case 'problem':
      return { type: 'about:blank', title: code, status, detail: message, ...id };
  }
}
