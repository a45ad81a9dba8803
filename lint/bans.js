/**
 * Syntax the house does without, as selectors for ESLint's no-restricted-syntax. eslint.config.js says which
 * module each list holds in.
 */

const ban = (selector, message) => ({ selector, message });

export const EVERYWHERE = [
  ban(
    "CallExpression[callee.name='parseFloat']",
    'Money and rates are decimals: use parseDecimal of src/terms.',
  ),
  ban(
    "CallExpression[callee.property.name='parseFloat']",
    'Money and rates are decimals: use parseDecimal of src/terms.',
  ),
  ban("CallExpression[callee.object.name='Math'][callee.property.name='random']", 'Hand the randomness in.'),
  ban("MemberExpression[property.name='__proto__']", 'Never touch a prototype.'),
];

const MONEY = 'mount|[dD]uty|[dD]uties|[eE]nteredValue|[lL]andedCost|[bB]aseValue|ratePercent';
const MONEY_NAME = `:matches(Identifier[name=/(${MONEY})$/], MemberExpression[property.name=/(${MONEY})$/])`;
const NO_FLOATS = 'Arithmetic on money is done with Decimal, never with floats.';
export const NO_FLOAT_MONEY = [
  ban(`BinaryExpression[operator=/^[-*\\u002f%]$/] > ${MONEY_NAME}`, NO_FLOATS),
  ban(
    `BinaryExpression[operator='+']:not(:has(TemplateLiteral, Literal[raw=/^['"]/])) > ${MONEY_NAME}`,
    NO_FLOATS,
  ),
];

export const NO_LITERAL_ACCESSORS = [
  ban(
    "ObjectExpression > Property[kind='get']",
    'Each object would get a hidden class that keeps what the accessor sees: use a class, or defineLazyMembers of src/services.',
  ),
];

export const NO_CLOCK = [
  ban(
    "NewExpression[callee.name='Date'][arguments.length=0]",
    'Only src/main.ts and src/cli take the clock: take a date.',
  ),
  ban(
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    'Only src/main.ts and src/cli take the clock.',
  ),
  ban(
    "MemberExpression[object.name='process'][property.name='env']",
    'Only src/main.ts and src/cli read the environment.',
  ),
];

export const NO_SQL = [
  ban('MemberExpression[property.name=/^\\$(query|execute)Raw/]', 'SQL lives in src/store.'),
  ban("MemberExpression[property.name='$transaction']", 'Transactions live in src/store.'),
];

const SECRET = 'name=/^(apiKey|secret|presentedKey|keyHash|sha256|digest)$/';
export const CONSTANT_TIME = [
  ban(
    `BinaryExpression[operator=/^[!=]==?$/] > :matches(Identifier[${SECRET}], MemberExpression[property.${SECRET}])`,
    'Compare keys and digests with timingSafeEqual.',
  ),
];

export const PURE = [
  ban(':function[async=true]', 'The core is synchronous: hand the data in.'),
  ban('AwaitExpression', 'The core is synchronous: hand the data in.'),
  ban('ImportExpression', 'The core loads nothing at run time.'),
];

/** Programs are rows of the reference pack; the engine knows mechanisms only. */
const PROGRAM = 'section_?\\s?\\d{3}|\\bs(ec)?_?(122|201|232|301|338)|ieepa|fentanyl|usmca|reciprocal';
export const NO_PROGRAM_NAMES = [
  ban(
    'Literal[value=/99\\d\\d\\./], TemplateElement[value.raw=/99\\d\\d\\./]',
    'Chapter 99 headings are rows, not code.',
  ),
  ban('Literal[value=/^(99\\d\\d|99\\d{6})$/]', 'Chapter 99 headings are rows, not code.'),
  ban(
    `Literal[value=/${PROGRAM}/i], TemplateElement[value.raw=/${PROGRAM}/i]`,
    'Programs are rows, not code.',
  ),
  ban(`Identifier[name=/section\\d{3}|ieepa|fentanyl|usmca|reciprocal/i]`, 'Programs are rows, not code.'),
];
export const DECIMALS_ONLY = [
  ban(
    'BinaryExpression[operator=/^([*%\\u002f]|\\*\\*)$/]:not(:has(> MemberExpression[property.name=/^(length|size)$/]))',
    'Use Decimal: the engine multiplies and divides nothing else but counts of things.',
  ),
  ban(
    "CallExpression[callee.property.name='toNumber'], CallExpression[callee.name='Number']",
    'Stay in Decimal.',
  ),
];

export const NO_SLEEPING_TESTS = [
  ban(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|failing)$/]',
    'Every test runs.',
  ),
  ban('CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', 'Every test runs.'),
  ban(
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|unstable_mockModule)$/]",
    'No mocks of our own modules.',
  ),
];
