/** jsdom knows `<dialog>` but cannot open it: the two methods that the site calls, as far as readers meet them. */
export function openableDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
