import { jsonAnswer, type PlainAnswer } from './plain-answer.ts';

/**
 * An error that repeats the caller's key and subject in several spellings, as careless services do.
 * Nothing of it may reach a screen, a log or a store of the product.
 *
 * @param authorization the request's Authorization header, or undefined
 * @param subject the email or name that was asked about
 */
export function echoAnswer(status: number, authorization: string | undefined, subject: string): PlainAnswer {
  const header = authorization ?? '';
  const key = header.replace(/^Bearer /, '');
  const message = [
    `Key ${key} may not ask about ${subject}.`,
    `Header: "${header}".`,
    `Upper case: ${subject.toUpperCase()}.`,
    `In a URL: https://service.example.com/?key=${encodeURIComponent(key)}&q=${encodeURIComponent(subject)}.`,
    `Base64: ${Buffer.from(key).toString('base64')}.`,
  ].join(' ');
  return jsonAnswer({ error: { code: 'invalid_key', message, key, subject } }, status);
}
