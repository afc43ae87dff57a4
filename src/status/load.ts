/** State of a value from the network. A page shows the same value in the same way, no matter how it was loaded. */
export type Load<Value> =
  /** The first request is running: nothing is known yet. */
  | { readonly kind: 'loading' }
  /** It is there; while it is renewed it stays as it is. */
  | { readonly kind: 'ready'; readonly value: Value; readonly isRenewing: boolean }
  /** The last answer was a failure, told in a sentence; what was seen last still shows. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly isRetrying: boolean;
      readonly value: Value | undefined;
    }
  /** The server was not reached; what was seen last still shows. */
  | { readonly kind: 'offline'; readonly isRetrying: boolean; readonly value: Value | undefined };

/** The same state of what is made from the value. */
export function mapLoad<Value, Made>(load: Load<Value>, make: (value: Value) => Made): Load<Made> {
  switch (load.kind) {
    case 'loading':
      return load;
    case 'ready':
      return { ...load, value: make(load.value) };
    case 'failed':
    case 'offline':
      return { ...load, value: load.value === undefined ? undefined : make(load.value) };
  }
}
