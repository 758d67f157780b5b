/**
 * For the head of a page: on Back to another page before the router runs, the browser loads that page. It has only changed
 * the address, and the router would start without the page of that address. `followLinks` ends this.
 */
export const backScript =
  '(function(p){onpopstate=function(){p!==location.pathname&&location.reload()}})(location.pathname);';
