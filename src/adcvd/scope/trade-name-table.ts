/**
 * Trade names for products of orders whose own words are not used on invoices, one per line:
 * `pattern of the product = words that name it | words that always mean another product`. The first line whose
 * pattern matches counts; `a & b` requires both anywhere.
 */
export const TRADE_NAME_TABLE = `
softwood lumber = lumber; softwood; pine board; spruce board; cedar siding; pine siding; wood siding; spruce stud; fir stud; pine & sawn; spruce & sawn; fence picket | furniture; pallet
fresh tomato = tomato | seed; ketchup; plant
wire rod = wire rod; steel rod & coil | welding; stainless
reinforcing bar = rebar; reinforcing bar; concrete reinforcing | rebar tie; chair; cutter
^(certain )?mattresses = mattress | mattress cover; mattress pad; mattress topper; mattress protector; pet; dog
welded line pipe OR welded carbon quality steel line pipe = line pipe; api 5l | pvc; plastic pipe
large diameter welded pipe = welded line pipe; large diameter pipe; welded structural pipe; large diameter welded; welded & pipe | pvc; plastic pipe
circular welded carbon = welded pipe; welded steel pipe; welded tube; standard pipe; erw pipe; welded & pipe; fence tube; galvanized pipe | seamless; pvc; pipe clamp; pipe fitting; line pipe; rectangular; square
seamless carbon and alloy = seamless & pipe; seamless & tube; redraw hollow | welded; erw
oil country tubular = octg; casing & oil; oil well casing; well casing; tubing & oil; casing & tubing; production tubing; api 5ct | pump jack
drill pipe = drill pipe; drill collar | drill bit
quartz surface = quartz & slab; quartz & countertop; quartz & vanity top; quartz surface; engineered stone; engineered quartz; quartz & tile | quartz watch; quartz crystal; oscillator; granite; marble; quartzite; soapstone
steel nails = nail | nail clipper; nail gun; nailer; nail polish; nail file; screw
warmwater shrimp = shrimp; prawn | cracker; chip; feed; trap
passenger vehicle and light truck tires = car tire; passenger tire; light truck tire; passenger vehicle tire; passenger & tire; light truck & tire; radial tire | bicycle; motorcycle; agricultural; aircraft; tire gauge; valve; inner tube
truck and bus tires = truck tire; bus tire; truck and bus & tire; tbr; truck & tire | bicycle; motorcycle; agricultural; light truck; toy
photovoltaic = solar cell; solar panel; solar module; photovoltaic; pv module; pv cell | inverter; water heater; charge controller; bracket; mounting
boltless steel shelving = boltless & shelf; rivet & shelf; garage shelf; steel shelf unit; steel & shelf | wire shelf; wall mounted; bookcase; pallet rack; wooden
corrosion-resistant steel = galvanized & sheet; galvanized & coil; galvanized & strip; galvannealed; galvalume; hot dip & coil; zinc coated & steel; corrosion resistant & steel; aluminized & steel | nail; wire; pipe; bolt; bucket
cold-rolled steel flat = cold rolled & sheet; cold rolled & coil; cold rolled & strip; cold rolled steel | stainless; galvanized; tin plated; pipe; tube
hot-rolled (carbon )?steel flat OR hot-rolled carbon = hot rolled & coil; hot rolled & sheet; hot rolled & strip; hot rolled steel | stainless; rod; bar; pipe; angle; beam; plate in
large residential washers = washing machine; clothes washer; residential washer; laundry washer | dishwasher; pressure washer; flat washer
tetrafluoroethane = r 134a; r134a; hfc 134a; tetrafluoroethane; 134a | 1234yf; 410a; hose; gauge
hardwood plywood = plywood; veneered panel | osb; mdf panel; particleboard panel
^(certain )?aluminum foil = aluminum & foil; household foil; foil stock | foil balloon; foil pan; copper; gold foil; foil stamping
common alloy aluminum sheet = aluminum & sheet; aluminum & coil; aluminum & plate; aluminum strip | foil; extruded; extrusion; composite panel
aluminum extrusions = extrusion; extruded; aluminum & profile; aluminum & tube; aluminum & rail | plastic extrusion; extruded plastic; pvc
wooden cabinets and vanities = kitchen cabinet; wooden cabinet; wood cabinet; bathroom vanity; vanity cabinet; cabinet door; wall cabinet; base cabinet; medicine cabinet; cabinet | filing cabinet; tv cabinet; tool cabinet; metal cabinet; steel cabinet; server cabinet
vertical shaft engines = vertical shaft; vertical crankshaft; mower engine | horizontal shaft; outboard; diesel
lawn mowers = mower | mower blade; riding; robotic; engine for; mower engine; vertical shaft engine
chassis and subassemblies = chassis; container trailer; running gear | computer; server; toy; tv; radio; automobile chassis
disposable aluminum containers = aluminum & container; aluminum & pan; aluminum & tray; aluminum & lid; foil & pan; foil & tray; foil & container | bottle; can end; cast; nonstick frying
thermoformed molded fiber = molded fiber; bagasse & plate; bagasse & bowl; bagasse & clamshell; sugarcane & plate; sugarcane & bowl; pulp & tray; bagasse | injection molded; plastic plate
active anode = anode & graphite; anode material; battery grade graphite; spherical graphite | zinc anode; electrode; sacrificial
wax candles = candle; tealight; votive | candle holder; candlestick; spark plug; flameless; led candle
tapered roller bearings = tapered roller | ball bearing; needle roller; skateboard
fresh garlic = garlic | garlic press; garlic bread; garlic salt; powder
^honey = honey | honey dipper; honeycomb panel; honey color; honey oak; honey dew
wooden bedroom furniture = bed & wood; bed & wooden; bedroom; nightstand; dresser; headboard; armoire; chest of drawer; bunk bed; wardrobe; night table | mattress; bed sheet; pet; hospital bed; flower bed
diamond sawblade = diamond & sawblade; diamond saw blade; diamond & blade; diamond segment | jewelry; ring; drill bit
activated carbon = activated carbon; activated charcoal | charcoal mask; toothpaste; grill
citric acid = citric acid; sodium citrate; potassium citrate; calcium citrate; trisodium citrate | magnesium citrate; zinc citrate
multilayered wood flooring = wood flooring; engineered & flooring; multilayered & flooring; oak flooring; wood & flooring; wood floor; bamboo flooring; cork flooring; laminate flooring; plank flooring | vinyl; carpet; tile flooring; underlayment
xanthan gum = xanthan | guar gum
`;
