// What React or our own code complains of is a fault, unless a test expects it and listens to the console itself.
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
