/**
 * An error that ends the program. `message` is one sentence for the person at the terminal; no stack is
 * shown.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
