const fetched = new Set<string>();

/**
 * In place of Gatsby's: loads a file ahead, once, in the way that this browser knows. Resolves when it is there. After a
 * failure it never settles, as Gatsby's own, and the loader may load nothing more ahead. We accept that: if it resolved, the
 * loader would fetch the file again, and keep a failure of that as the page's answer.
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
      // For scripts, Gatsby passes the number of each in its list.
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
