import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { onPreRenderHTML } from '../../src/app/onPreRenderHTML';

/** What remains of such a head. */
function kept(head: ReactNode[]) {
  const replaceHeadComponents = jest.fn<void, [readonly ReactNode[]]>();
  const args: Partial<PreRenderHTMLArgs> = { getHeadComponents: () => head, replaceHeadComponents };
  void onPreRenderHTML?.(args as PreRenderHTMLArgs, { plugins: [] });
  return replaceHeadComponents.mock.calls[0]?.[0];
}

test("only Gatsby's generator tag is removed from the head", () => {
  const title = <title key="title">Docs</title>;
  const unkeyed = <meta name="robots" />;

  expect(
    kept([title, <meta key="generator-5.16.1" name="generator" />, unkeyed, 'text', null]),
  ).toEqual([title, unkeyed, 'text', null]);
});
