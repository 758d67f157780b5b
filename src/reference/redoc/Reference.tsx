import { useEffect, useRef } from 'react';
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
                <Row>
                  <MiddlePanel>
                    <Markdown source={store.spec.info.description} />
                  </MiddlePanel>
                </Row>
                <ContentItems items={store.menu.items as ContentItems['props']['items']} />
              </ApiContentWrap>
            </RedocWrap>
          </PanesFrame>
        </OptionsProvider>
      </StoreProvider>
    </ThemeProvider>
  );
}
