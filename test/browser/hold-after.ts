import type { RunningService } from '../service/start-service.ts';

/**
 * Lets so many requests more be answered, each after `delayMs`, and leaves those that follow without an answer until
 * `service.faults.clear()`: what is in flight stays in flight, however slow the machine is.
 */
export function holdAfter(service: RunningService, answered: number, delayMs = 0): void {
  service.faults.clear();
  service.faults.next(...Array.from({ length: answered }, () => ({ kind: 'slow' as const, delayMs })));
  service.faults.always({ kind: 'hang' });
}
