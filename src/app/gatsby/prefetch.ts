const fetched = new Set<string>();

/**
 * Replaces Gatsby's own: prefetches a file, once, by whichever means the browser supports. Resolves when the file is
 * there. After a failure the promise never settles, as with Gatsby's own, and the loader may stop prefetching. We
 * accept that: if the promise resolved, the loader would fetch the file again, and a failure of that request would be
 * cached as the page's response.
 */
export default function prefetch(url: string, options: object): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      fetched.add(url);
      resolve();
    };
    const link = document.createElement('link');
    if (fetched.has(url)) resolve();
    else if (link.relList.supports('prefetch')) {
      link.onload = done;
      // For scripts, Gatsby passes an array index instead of options.
      for (const [name, value] of Object.entries({ rel: 'prefetch', href: url, ...options }))
        link.setAttribute(name, value);
      document.head.append(link);
    } else {
      fetch(url).then(
        ({ ok }) => ok && done(),
        () => undefined,
      );
    }
  });
}
