/** Collects passed and failed checks, so that one run names every fault. */
export function makeReport() {
  const faults = [];
  let held = 0;
  return {
    /** @param {boolean} fine @param {string} sentence The fact that was checked. */
    expect(fine, sentence) {
      if (fine) held += 1;
      else faults.push(sentence);
    },
    /** @param {string} sentence @param {() => unknown} action that throws when the sentence is not true */
    async attempt(sentence, action) {
      try {
        await action();
        held += 1;
      } catch (error) {
        faults.push(`${sentence}\n${error.stdout ?? ''}${error.stderr ?? error.stack}`);
      }
    },
    /**
     * Prints the result like a test runner.
     * @returns {boolean} whether every check has passed
     */
    close() {
      for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
      process.stdout.write(`Tests  ${held} passed${faults.length > 0 ? `, ${faults.length} failed` : ''}\n`);
      return faults.length === 0;
    },
  };
}
