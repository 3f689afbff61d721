import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';

const NAME = 'sightline-test-heap';

/** Runs in the process of extensions with the browser's own rights: collects garbage, and tells what is left. */
const TELL_HEAP = `if (Services.appinfo.remoteType === 'extension') {
  Cu.forceGC();
  Cu.forceCC();
  Cu.forceGC();
  const memory = Cc['@mozilla.org/memory-reporter-manager;1'].getService(Ci.nsIMemoryReporterManager);
  Services.cpmm.sendAsyncMessage(${JSON.stringify(NAME)}, memory.heapAllocated + memory.JSMainRuntimeGCHeap);
}`;

interface Inside {
  Services: {
    ppmm: {
      loadProcessScript(url: string, isForLater: boolean): void;
      addMessageListener(name: string, hear: (message: { data: number }) => void): void;
      removeMessageListener(name: string, hear: (message: { data: number }) => void): void;
    };
  };
}

/** What the process of the extension holds in memory after a collection of garbage, in MB: its pages and the background. */
export const heapOfExtension = ({ send }: Firefox): Promise<number> =>
  inChrome(
    send,
    (scope, name, script) => {
      const { ppmm } = (scope as unknown as Inside).Services;
      return new Promise<number>((resolve) => {
        const hear = ({ data }: { data: number }) => {
          ppmm.removeMessageListener(name, hear);
          resolve(data / 1024 / 1024);
        };
        ppmm.addMessageListener(name, hear);
        ppmm.loadProcessScript(`data:application/javascript;charset=utf-8,${encodeURIComponent(script)}`, false);
      });
    },
    NAME,
    TELL_HEAP,
  );
