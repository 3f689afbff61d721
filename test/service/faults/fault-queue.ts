import type { Operation } from '../../../utils/service/operations.ts';
import { type Fault, type FaultInput, faultSchema } from './fault.ts';

/** The faults of a service. Faults come before every check: a fault answers even a request without a key. */
export interface Faults {
  /** Queues faults for the next requests, one each. Throws a ZodError when one is not a fault. */
  next(...faults: FaultInput[]): void;
  /** Sets the fault for every request that finds the queue empty. Throws a ZodError when it is not a fault. */
  always(fault: FaultInput): void;
  /** Forgets the queue and the lasting fault. */
  clear(): void;
  /** Faults still waiting in the queue. */
  readonly queued: number;
  /** Kind of the lasting fault, or null. */
  readonly lasting: Fault['kind'] | null;
}

/** Holds the faults and hands them out. */
export class FaultQueue implements Faults {
  #queue: Fault[] = [];
  #lasting: Fault | null = null;

  get queued(): number {
    return this.#queue.length;
  }

  get lasting(): Fault['kind'] | null {
    return this.#lasting?.kind ?? null;
  }

  next(...faults: FaultInput[]): void {
    this.#queue.push(...faults.map((fault) => faultSchema.parse(fault)));
  }

  always(fault: FaultInput): void {
    this.#lasting = faultSchema.parse(fault);
  }

  clear(): void {
    this.#queue = [];
    this.#lasting = null;
  }

  /** Takes the fault a request has to meet out of the queue, or null when it should be answered properly. */
  take(operation: Operation): Fault | null {
    const meets = (fault: Fault): boolean => (fault.operation ?? operation) === operation;
    const index = this.#queue.findIndex(meets);
    if (index >= 0) return this.#queue.splice(index, 1)[0] ?? null;
    return this.#lasting && meets(this.#lasting) ? this.#lasting : null;
  }
}
