/** Materials that exclude each other when a text names only some of them, each with its words. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  steel: ['steel', 'iron', 'stainless', 'rebar'],
  aluminum: ['aluminum', 'aluminum alloy'],
  copper: ['copper', 'brass', 'bronze'],
  zinc: ['zinc', 'zamak'],
  titanium: ['titanium'],
  plastic:
    'plastic pvc polyethylene polypropylene nylon acrylic polycarbonate polystyrene abs vinyl pet'.split(' '),
  wood: 'wood wooden plywood mdf particleboard oak pine maple walnut spruce cedar teak birch beech timber lumber veneer softwood hardwood'.split(
    ' ',
  ),
  bamboo: ['bamboo'],
  rattan: ['rattan', 'wicker'],
  glass: ['glass', 'crystal'],
  ceramic: ['ceramic', 'porcelain', 'stoneware', 'clay'],
  stone: ['granite', 'marble', 'quartzite', 'soapstone', 'limestone', 'slate', 'travertine'],
  quartz: ['quartz', 'silica'],
  rubber: ['rubber'],
  paper: ['paper', 'paperboard', 'cardboard'],
  fiber: ['bagasse', 'sugarcane', 'pulp', 'molded fiber', 'cellulose'],
  textile: ['cotton', 'polyester', 'linen', 'wool', 'silk', 'fabric'],
  leather: ['leather'],
  concrete: ['concrete', 'cement'],
  silicon: ['silicon', 'monocrystalline', 'polycrystalline', 'photovoltaic'],
};

/** The families that a padded text names. */
export function findFamilies(padded: string): readonly string[] {
  return Object.keys(FAMILIES).filter((family) =>
    FAMILIES[family]!.some((word) => padded.includes(` ${word} `)),
  );
}
