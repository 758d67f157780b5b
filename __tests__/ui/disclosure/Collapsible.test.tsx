import { act, render, screen } from '@testing-library/react';
import { Collapsible } from '../../../src/ui/disclosure/Collapsible';

const draw = (open: boolean) => (
  <Collapsible open={open}>
    <a href="/docs/sql">SQL cells</a>
  </Collapsible>
);
const link = () => screen.queryByRole('link', { name: 'SQL cells' });

describe('without animations', () => {
  test('collapsed content is not in the page, expanded content is', () => {
    const { rerender, container } = render(draw(false));
    expect(container).toBeEmptyDOMElement();

    rerender(draw(true));
    expect(link()).toBeInTheDocument();

    rerender(draw(false));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('with animations', () => {
  const animate = jest.fn<Animation, Parameters<Element['animate']>>();
  const reverse = jest.fn();
  let still: boolean;

  /** The animation started last; the test decides when it ends. */
  const move = () => animate.mock.results.at(-1)!.value as Animation;
  const end = () =>
    act(() => {
      move().onfinish?.call(move(), {} as AnimationPlaybackEvent);
    });

  beforeEach(() => {
    still = false;
    window.matchMedia = (media) => ({ matches: still, media }) as MediaQueryList;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(360);
    Element.prototype.animate = animate;
    animate.mockReset().mockImplementation(() => ({ reverse }) as unknown as Animation);
    reverse.mockReset();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test.each([true, false])('there is no animation at first (open: %s)', (open) => {
    const { rerender } = render(draw(open));
    rerender(draw(open));

    expect(animate).not.toHaveBeenCalled();
  });

  test('expanding takes as long as the height requires, and leaves no inline height behind', () => {
    const { rerender, container } = render(draw(false));
    rerender(draw(true));
    expect(animate.mock.calls).toEqual([
      [{ height: ['0px', '360px'] }, { duration: 327, easing: 'ease-in-out' }],
    ]);
    expect(container.firstElementChild).toHaveStyle({ overflow: 'hidden' });

    end();
    expect(link()).toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('style', '');
  });

  test('a reader who prefers reduced motion sees no animation', () => {
    still = true;
    const { rerender } = render(draw(false));
    rerender(draw(true));

    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1 });
  });

  test('collapsing content is visible to the end, but inert', () => {
    const { rerender, container } = render(draw(true));
    rerender(draw(false));
    expect(reverse).toHaveBeenCalledTimes(1);
    expect(screen.getByText('SQL cells').closest('[inert]')).toBeInTheDocument();

    end();
    expect(container).toBeEmptyDOMElement();
  });

  test('toggling during the animation reverses it in place', () => {
    const { rerender, container } = render(draw(false));
    rerender(draw(true));
    rerender(draw(false));
    rerender(draw(true));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(reverse).toHaveBeenCalledTimes(2);

    end();
    expect(link()).toBeInTheDocument();
    expect(container.querySelector('[inert]')).not.toBeInTheDocument();
  });

  test('content whose expansion was reversed is collapsed at the end', () => {
    const { rerender, container } = render(draw(false));
    rerender(draw(true));
    rerender(draw(false));
    end();

    expect(container).toBeEmptyDOMElement();
  });

  test('it is animated again the next time', () => {
    const { rerender } = render(draw(false));
    rerender(draw(true));
    end();
    rerender(draw(false));
    end();
    rerender(draw(true));

    expect(animate).toHaveBeenCalledTimes(3);
    expect(link()).toBeInTheDocument();
  });
});
