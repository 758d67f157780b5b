export default function stopSite() {
  globalThis.stopSite?.();
}
