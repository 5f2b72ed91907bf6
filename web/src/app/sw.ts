// The entry of the service worker, which the build bundles as `/sw.js`.
import { serve } from './service-worker';

/** A hash of all files, and their addresses, inserted by the build. */
declare const __FILES_HASH__: string;
declare const __FILES__: string[];

serve(self as unknown as ServiceWorkerGlobalScope, __FILES_HASH__, __FILES__);
