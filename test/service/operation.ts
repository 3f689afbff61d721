import type { Operation } from '../../utils/service/operations.ts';

/** Path of each operation, relative to the base URL, as the interface gives it. */
export const operationPaths: Readonly<Record<Operation, string>> = {
  score: '/v1/score/df',
  overview: '/v1/profile360/overview',
};
