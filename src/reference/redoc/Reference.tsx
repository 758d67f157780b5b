import { Suspense, useEffect, useRef } from 'react';
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

interface ReferenceProps {
  store: AppStore;
  /** Called once it is mounted. */
  onDrawn?: () => void;
}

/** The middle and right panes: Redoc without its menu and head, which we replace with our own. */
export function Reference({ store, onDrawn }: ReferenceProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => (frame.current ? followLanguage(frame.current) : undefined), []);
  return (
    <ThemeProvider theme={store.options.theme}>
      <StoreProvider value={store}>
        <OptionsProvider value={store.options}>
          <PanesFrame ref={frame}>
            <RedocWrap>
              <ApiContentWrap>
                <Suspense>
                  <Row>
                    <MiddlePanel>
                      <Markdown source={store.spec.info.description} />
                    </MiddlePanel>
                  </Row>
                </Suspense>
                {(store.menu.items as ContentItems['props']['items']).map((item) => (
                  // Each is hydrated on its own, when the browser has nothing else to do or the reader uses it. All at
                  // once would keep a phone busy for seconds, even if the reader has left for another page.
                  <Suspense key={item.id}>
                    <ContentItems items={[item]} />
                  </Suspense>
                ))}
              </ApiContentWrap>
            </RedocWrap>
          </PanesFrame>
        </OptionsProvider>
      </StoreProvider>
    </ThemeProvider>
  );
}
