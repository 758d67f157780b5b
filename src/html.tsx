import type { HTMLAttributes, ReactNode } from 'react';

/** What Gatsby makes of a page. */
interface HtmlProps {
  readonly htmlAttributes: HTMLAttributes<HTMLElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The document around every page: Gatsby's own, without what only browsers of the past asked for. */
export default function Html(props: HtmlProps) {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- onRenderBody gives it among the attributes.
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
