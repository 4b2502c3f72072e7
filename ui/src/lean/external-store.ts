/** What the shim does for older versions, React 19 does itself. */
export { useSyncExternalStore } from 'react';
