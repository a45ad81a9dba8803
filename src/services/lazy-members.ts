type Makers<Name extends string> = Readonly<Record<Name, () => unknown>>;
type Made<Given extends Makers<string>> = { readonly [Name in keyof Given]: ReturnType<Given[Name]> };

/**
 * Defines members that are computed when read, because most callers do not select them. An accessor in an object
 * literal would give every object its own hidden class, and these would retain all that the accessor can reach until a
 * full garbage collection.
 */
export function defineLazyMembers<Name extends string>(
  ...names: readonly Name[]
): <Fields extends object, Given extends Makers<Name>>(fields: Fields, make: Given) => Fields & Made<Given> {
  class WithMembers {
    readonly #make: Makers<Name>;

    constructor(fields: object, make: Makers<Name>) {
      Object.assign(this, fields);
      this.#make = make;
    }

    static {
      for (const name of names)
        Object.defineProperty(this.prototype, name, {
          get(this: WithMembers) {
            return this.#make[name]();
          },
        });
    }
  }
  return <Fields extends object, Given extends Makers<Name>>(fields: Fields, make: Given) =>
    new WithMembers(fields, make) as unknown as Fields & Made<Given>;
}
