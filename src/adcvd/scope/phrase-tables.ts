/**
 * How to recognize values of clauses in a description, one per line: `value = words that meet it | words that rule it
 * out | material family`. `a & b` requires both anywhere; a text that names only materials of other families rules the
 * value out. The tables hold words of the trade, not of the law: a finding quotes the clause itself.
 */

/** Materials. */
const MATERIALS = `
coniferous wood = coniferous; softwood; pine; spruce; cedar; fir; larch; hemlock | oak; maple; walnut; birch; teak; beech; mahogany; hardwood; bamboo | wood
tomatoes = tomato
carbon and alloy steel = carbon steel; alloy steel; steel | stainless; tool steel | steel
carbon and alloy steel, not stainless = carbon steel; alloy steel; steel | stainless; tool steel | steel
stainless = stainless
high nickel = high nickel
ball bearing = ball bearing steel; ball bearing
steel = steel | | steel
steel, any type = steel | | steel
carbon steel = carbon steel; carbon & steel | stainless; tool steel; alloy steel | steel
carbon-quality steel = carbon steel; carbon quality; carbon & steel | stainless; tool steel | steel
carbon quality steel = carbon steel; carbon quality; carbon & steel | stainless; tool steel | steel
iron (not cast) or carbon/alloy steel = carbon steel; alloy steel; steel | cast iron; stainless | steel
silica predominant (glass powder counts as silica) with resin binder = quartz & resin; silica & resin; engineered quartz; quartz surface; engineered stone | granite; marble; quartzite; soapstone; quarried; natural stone; porcelain | quartz
silica predominant with resin binder = quartz & resin; silica & resin; engineered quartz; quartz surface; engineered stone | granite; marble; quartzite; soapstone; quarried; natural stone; porcelain | quartz
quarried stone = granite; marble; soapstone; quartzite; quarried; natural stone
rubber = rubber; tire | solid plastic
crystalline silicon = crystalline; monocrystalline; polycrystalline; multicrystalline; crystalline silicon | amorphous silicon; thin film; cdte; cig; cadmium telluride
a-si = amorphous silicon; a si
cdte = cdte; cadmium telluride
cigs = cig; copper indium gallium
warmwater shrimp and prawns = shrimp; prawn | coldwater; pandalus; pandalid; krill
r-134a, cas 811-97-2 = r 134a; r134a; 134a; 811 97 2; tetrafluoroethane
wood veneer = veneer; plywood | | wood
coniferous face and back = coniferous & face; softwood face; pine face
aluminum alloy = aluminum | | aluminum
aluminum = aluminum | | aluminum
flat-rolled aluminum = aluminum | cast; extruded | aluminum
crushed glass greater than any other single material = crushed glass; recycled glass
innerspring = innerspring; pocket coil; coil spring
wood = wood; wooden; oak; pine; maple; plywood; mdf; particleboard; birch | | wood
solid wood = solid wood; wood; wooden; oak; pine; maple; rubberwood; walnut; birch | | wood
engineered wood = engineered wood; mdf; particleboard; plywood; fiberboard; veneer | | wood
cellulose fiber = cellulose; molded fiber; bagasse; sugarcane; pulp | | fiber
graphite = graphite
petroleum wax = petroleum wax; paraffin; petroleum & wax | beeswax; soy wax; palm wax; flameless; led
mixed wax with any petroleum wax = paraffin & soy; paraffin & palm; petroleum & palm; petroleum & soy
carbon (coal, wood, coconut shell, olive stone, peat) = activated carbon; coconut shell; coal
crude calcium citrate = crude calcium citrate; dicalcium citrate; tricalcium citrate
usp calcium citrate = usp & calcium citrate
if steel = interstitial free; if steel
hsla steel = hsla; high strength low alloy
core: veneer, particleboard, mdf, hdf, stone/plastic composite, lumber = veneer; plywood core; hdf; multilayered; engineered wood; engineered oak | vinyl; laminate
`;

/** Processes. */
const PROCESSES = `
sawn = sawn; lumber; board; stud; rough sawn
hot-rolled = hot rolled | cold rolled; cold drawn; cold reduced
cold-rolled = cold rolled; cold reduced | hot rolled
flat-rolled, clad/plated/coated with zinc, aluminum or alloys = galvanized; galvannealed; galvalume; zinc coated; hot dip; aluminized; corrosion resistant | uncoated; bare
thermoformed and cured in mold = thermoformed; hot pressed; molded fiber | injection molded
extrusion = extrusion; extruded; extrude | cast; casting; die cast; forged; forging; stamped; sheet; rolled; foil
casting = cast; casting; die cast
steam activation = steam activated; steam; activated carbon | chemically activated; acid activated
chemical activation = chemically activated; chemical activation; acid activated
reactivation = reactivated; spent carbon
welded = welded
seamless = seamless
`;

/** Forms. */
const FORMS = `
coil, round = coil & rod; coil & round; wire rod | flat; sheet; cut length; straight length
straight length = straight; bar; cut length
plain round = plain round; smooth; non deformed; undeformed
mattress with core = mattress
new pneumatic tire = tire | retreaded; retread; solid rubber; non pneumatic; airless
non-pneumatic = non pneumatic; airless; solid rubber; solid tire
temporary spare = temporary spare; temporary use; space saver; compact spare
t-type spare = t type; temporary spare; temporary use; space saver
st trailer = st trailer; special trailer; st prefix; trailer tire
racing without dot = racing & no dot; racing & without dot
racing = racing; race
used = used; second hand
atv/utv = atv; utv; all terrain vehicle
welded pipe = welded pipe; welded tube; erw; welded & pipe; welded & tube | seamless
welded line pipe = welded line pipe; welded & line pipe | seamless
seamless pipe = seamless | welded; erw
shelving unit = shelf; shelf unit; rack
large residential washer = washing machine; clothes washer; laundry washer; residential washer | dishwasher; pressure washer
flat panel = panel; plywood; sheet
non-flat = curved; molded; bent
phenolic film faced = phenolic film; film faced; psf; pff
reel = reel; roll; jumbo roll; coil | cut shape; sheet; household
backed = paper backed; backed; laminated paper; laminated plastic; paper backing; plastic backing
etched capacitor = etched; capacitor foil
cut to shape = cut shape; die cut
futon = futon
airbed = airbed; air mattress; inflatable
waterbed = waterbed; water bed
medicine cabinet = medicine cabinet
hardware = hinge; drawer slide; cabinet knob; cabinet pull; hardware
corbel = corbel
vertical shaft engine = vertical shaft; vertical crankshaft | horizontal shaft; outboard; diesel
rotary walk-behind mower = mower | riding; reel mower; robotic; tractor; hover
chassis = chassis
dry van = dry van
refrigerated van = refrigerated van; reefer trailer
flatbed = flatbed; platform trailer
container = container; pan; tray
clamshell = clamshell
paper plates = paper plate
novelty / holiday shape = novelty; christma tree shape; santa; holiday shape; figurine
tapered roller bearing = tapered roller | ball bearing; needle roller; cylindrical roller; spherical
rebar, straight lengths = rebar; reinforcing bar | coil; smooth; plain round
universal mill plate = universal mill plate
night table = nightstand; night table; night stand; bedside table
chest = chest of drawer; chest drawer; chest
seat = seat
bed = bed; bunk bed; bed frame
sofa bed = sofa bed; sleeper sofa
diamond sawblade or part = diamond & sawblade; diamond saw blade; diamond & blade
powdered = powder; powdered
granular = granular; granule
pelletized = pellet; pelletized
corrugated nail = corrugated nail; corrugated fastener
corrugated = corrugated nail; corrugated fastener
thumb tack = thumb tack; thumbtack; push pin
drill pipe = drill pipe
unattached coupling = unattached coupling; coupling only; loose coupling
unattached thread protector = thread protector
unattached tool joint = tool joint
laminate flooring = laminate flooring; laminated flooring; laminate floor
cell = solar cell; photovoltaic cell; pv cell; cell
module = module; solar panel; panel
consumer good = calculator; watch; garden light; consumer good; toy
off-grid portable panel = off grid; portable; foldable
hollow profile = profile; hollow; tube
breaded = breaded
battered = battered; tempura
dried = dried; dehydrated
canned = canned; in can; airtight container
prepared meal = prepared meal; ready meal; entree
coldwater = coldwater; cold water; pandalus; pandalid
dusted = dusted
`;

/** States. */
const STATES = `
frozen = frozen | fresh; chilled; dried; canned; live; dehydrated
fresh or chilled = fresh; chilled | canned; dried; sun dried; dehydrated; frozen; paste; sauce
fresh = fresh; whole; peeled; clove; raw | dried; dehydrated; powder; granulated; roasted; black garlic; fried
chilled = chilled | dried; dehydrated; powder; granulated; roasted; black garlic; fried
provisionally preserved = brine; provisionally preserved | dried; dehydrated; powder; granulated; roasted; black garlic; fried
in water = in water; packed water | dried; dehydrated; powder; granulated; roasted; black garlic; fried
finished product = finished product; finished furniture; finished good
fully and permanently assembled = fully & permanently assembled; fully assembled; permanently assembled
finished goods kit = finished good kit
assembled, retail packed, mirrored = assembled & mirror; mirrored
`;

/** Uses. */
const USES = `
processing = for processing; canning; for juice; paste; sauce; canned; dehydrated; dried
powder-actuated tool = powder actuated
gas-actuated tool = gas actuated
off-road = off road; not highway service
off-road only = off road only; not highway service
structural = structural
permanent installation = kitchen; vanity; bathroom vanity; built in; wall hung; wall cabinet; base cabinet; installation | freestanding; free standing; portable; tv; office; filing
walk-behind mower = mower | generator; kart; outboard; tiller
lawn = lawn; mower; grass
carriage of containers or other payloads = container; intermodal; payload
disposable = disposable; single use; takeout; foil pan | reusable; bakeware; cookware; nonstick
bedroom = bedroom; bed; nightstand; dresser; headboard; armoire; night table; chest of drawer | office; kitchen; dining; outdoor; garden; patio
bathroom storage = bathroom
seed = seed garlic; for planting; for seed
non-fresh use, mechanically harvested = mechanically harvested & non fresh
oil and gas pipeline = oil & pipeline; gas & pipeline; line pipe; api 5l
oil or gas pipeline = oil & pipeline; gas & pipeline; line pipe; api 5l
not oil/gas = not oil; water pipeline; slurry pipeline
flooring = flooring; floor | furniture; door; wall panel
integrated in consumer good = calculator; watch; garden light; consumer good; toy; lantern
packaging of non-subject goods = outer packaging; packaging for electronic; packaging insert
adult = twin; full; queen; king; adult | pet; dog; yoga; exercise; doll
youth = crib; toddler; youth; kid | pet; dog; yoga; exercise; doll
can stock = can stock; can body; can end stock
`;

/** Power, features, standards, markings. */
const POWER = `
electric = electric; cordless; battery powered; battery
internal combustion = gasoline; gas powered; petrol; internal combustion; engine | electric; cordless; battery
spark = spark; gasoline; petrol | diesel; compression ignition
air = air cooled | water cooled; liquid cooled
boltless = boltless; rivet; no bolt | bolted
incidental bolts = incidental bolt
astm f1667 type i style 20 = f1667 & style 20; roofing nail & style 20
astm a1064/a1064m = a1064; a1064m
astm a335 = a335; a 335
prepackaged for end-user = prepackaged; retail box; boxed
in combination with non-subject articles = assortment; kit with; packaged with; in combination; with hammer
none = no bar marking; no marking; without marking
passenger or light truck designation = passenger; light truck; pcr; lt | motorcycle; bicycle; truck and bus; agricultural; aircraft; otr
truck or bus designation = truck; bus; tbr; commercial truck | passenger car; motorcycle; bicycle; light truck; agricultural; otr
p/n junction = p n junction; pn junction
hanwha q cells malaysia = hanwha q cell malaysia; hanwha q cell
fiber or paper-cored wick = wick | flameless; led
`;

export const PHRASE_TABLES: readonly string[] = [MATERIALS, PROCESSES, FORMS, STATES, USES, POWER];
