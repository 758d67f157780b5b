// Console errors and warnings fail a test unless it mocks the console because it expects them.
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console);
  console[method] = (...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
    print(...said);
  };
}

afterEach(() => {
  const told = complaints.splice(0);
  expect(told).toEqual([]);
});
