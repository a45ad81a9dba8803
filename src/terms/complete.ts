/** A type of the SDL as it is built: every member is there, null where there is nothing. */
export type Complete<Value> = Value extends object
  ? Value extends { readonly length: number }
    ? Value extends readonly (infer Item)[]
      ? readonly Complete<Item>[]
      : Value
    : { readonly [Name in keyof Value]-?: Complete<Exclude<Value[Name], undefined>> }
  : Value;
