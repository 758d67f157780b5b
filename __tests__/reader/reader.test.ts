import { foldMenus } from '../../src/reader/foldMenus';
import { keepPages } from '../../src/reader/keepPages';
import { startReader } from '../../src/reader/reader';

jest.mock('../../src/reader/foldMenus');
jest.mock('../../src/reader/keepPages');

test('a tool that fails in a browser does not stop the others', () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const problem = new Error('The selector is not known.');
  jest.mocked(foldMenus).mockImplementation(() => {
    throw problem;
  });
  // The root that the tools watch; without it they would watch the body, which jsdom clears at the end.
  document.body.innerHTML = '<div id="___gatsby"></div>';
  startReader();

  expect(keepPages).toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith(problem);
});
