import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Handler } from 'hono';
import type { Answerer } from './answerer.ts';
import type { Fault } from './faults/fault.ts';
import { faultForSubject } from './faults/fault-for-subject.ts';
import type { FaultQueue } from './faults/fault-queue.ts';
import { playFault } from './faults/play-fault.ts';
import type { Gate } from './gate.ts';
import { layoutForSubject } from './layouts/layouts.ts';
import { readRequest } from './read-request.ts';
import type { Recorder } from './recorder.ts';
import type { ServiceEnv } from './service-env.ts';
import type { Settings } from './settings.ts';
import { wait } from './wire/wait.ts';

/** What the handlers of a service share. */
export interface Shared {
  settings: Settings;
  faults: FaultQueue;
  recorder: Recorder;
  /** What proper answers pass. */
  gate: Gate;
}

/**
 * The handler of one operation: queued faults first (they meet even bad requests), then the interface's checks, then a
 * fault the subject asks for, then the answer in the layout of the subject or of the settings.
 */
export function operationHandler<T>(answerer: Answerer<T>, shared: Shared): Handler<ServiceEnv> {
  const { settings, faults, recorder, gate } = shared;
  return async (c) => {
    const recording = c.var.recording;
    const outgoing = c.env?.outgoing;
    const read = readRequest(
      {
        authorization: c.req.header('authorization'),
        contentType: c.req.header('content-type'),
        rawBody: recording.rawBody,
      },
      settings.apiKey,
      answerer.schema,
    );
    const request = read.ok ? read.request : answerer.sample;
    const subject = read.ok ? answerer.subjectOf(read.request) : '';
    const proper = answerer.answer(request, layoutForSubject(subject) ?? settings.layout);

    const fault = faults.take(answerer.operation) ?? (read.ok ? faultForSubject(subject) : null);
    if (fault !== null) {
      recording.fault = fault.kind;
      if (!(await wait(fault.delayMs, outgoing))) return RESPONSE_ALREADY_SENT;
      if (fault.kind !== 'slow') {
        if (outgoing === undefined) throw new Error('faults need a listening service, not app.request()');
        const authorization = c.req.header('authorization');
        await playFault(fault, { authorization, subject, proper }, { outgoing, recorder, recording });
        return RESPONSE_ALREADY_SENT;
      }
      addHeaders(c, fault);
    }
    if (!read.ok) return c.json(read.refusal.body, read.refusal.status);
    await wait(settings.delayMs, outgoing);
    await gate.passed();
    return outgoing?.destroyed ? RESPONSE_ALREADY_SENT : c.json(proper);
  };
}

function addHeaders(c: Context<ServiceEnv>, fault: Fault): void {
  for (const [name, value] of Object.entries(fault.headers ?? {})) c.header(name, value);
}
