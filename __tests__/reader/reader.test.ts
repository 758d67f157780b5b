import { foldMenus } from '../../src/reader/foldMenus';
import { keepPages } from '../../src/reader/keepPages';
import { startReader } from '../../src/reader/reader';

jest.mock('../../src/reader/foldMenus');
jest.mock('../../src/reader/keepPages');

test('what cannot work in a browser does not keep the rest from working', () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const problem = new Error('The selector is not known.');
  jest.mocked(foldMenus).mockImplementation(() => {
    throw problem;
  });
  // Where the tools look for new content: not in what jsdom takes away at the end.
  document.body.innerHTML = '<div id="___gatsby"></div>';
  startReader();

  expect(keepPages).toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith(problem);
});
