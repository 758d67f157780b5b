import { memo, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import {
  ApiContentWrap,
  ContentItems,
  Markdown,
  MiddlePanel,
  OptionsProvider,
  RedocWrap,
  Row,
  StoreProvider,
  ThemeProvider,
  type AppStore,
} from 'redoc';
import { followLanguage } from './followLanguage';
import { PanesFrame } from './PanesFrame';

/** Keeps the ids of its React tree distinct from those of the page around it. */
export const ID_PREFIX = 'reference-';

type Item = ContentItems['props']['items'][number];

interface ReferenceProps {
  store: AppStore;
  /** How many groups of operations are rendered at first; the others follow one by one. */
  groups?: number;
  /** Called once something is mounted, and again with each further group. */
  onDrawn?: (isWhole: boolean) => void;
}

/**
 * The middle and right panes: Redoc without its menu and head, which we replace with our own. Each part is hydrated or rendered
 * on its own, when the browser has nothing else to do or the reader uses it. All at once would keep a phone busy for seconds,
 * even if the reader has left for another page.
 */
export function Reference({ store, groups = Infinity, onDrawn }: ReferenceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(groups);
  const items = store.menu.items as Item[];
  const isWhole = drawn >= items.length;
  useEffect(() => {
    onDrawn?.(isWhole);
    if (!isWhole) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole, onDrawn]);
  useEffect(
    () => (frame.current && isWhole ? followLanguage(frame.current) : undefined),
    [isWhole],
  );
  return (
    <ThemeProvider theme={store.options.theme}>
      <StoreProvider value={store}>
        <OptionsProvider value={store.options}>
          <PanesFrame ref={frame}>
            <RedocWrap>
              <ApiContentWrap>
                <Introduction text={store.spec.info.description} />
                {items.slice(0, drawn).map((item) => (
                  <Group key={item.id} item={item} />
                ))}
              </ApiContentWrap>
            </RedocWrap>
          </PanesFrame>
        </OptionsProvider>
      </StoreProvider>
    </ThemeProvider>
  );
}

const Introduction = memo(({ text }: { text: string }) => (
  <Suspense>
    <Row>
      <MiddlePanel>
        <Markdown source={text} />
      </MiddlePanel>
    </Row>
  </Suspense>
));

const Group = memo(({ item }: { item: Item }) => (
  <Suspense>
    <ContentItems items={[item]} />
  </Suspense>
));
