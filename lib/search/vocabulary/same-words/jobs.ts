export const jobs = `
door supervisor, bouncer, doorman, door staff, doorwoman, door supervisors
security guard, security officer, sia, door supervisor, bouncer
security guard, security officer, door supervisor, doorman, bouncer
job, vacancy, vacancies
teaching assistant, ta job, ta jobs, ta vacancy, ta position
teaching assistant, classroom assistant, ta, learning support assistant, lsa
teaching assistant, learning support assistant, classroom assistant, learning support
part time, parttime
full time, fulltime
teacher, teaching
chef, cook, chef de partie, line cook
receptionist, front of house
waiter, waitress, waiting staff, front of house, restaurant staff
receptionist, reception, front desk
bartender, barman, barmaid, bar staff, bar work
barman, barmaid, bartender, bar staff, bar person, bar tender
driver, driving
hgv class 2, hgv2, hgv 2
hgv class 1, class 1 driver, class 1, hgv class 1 driver, lgv class 1, c e driver, lgv c e
hgv driver, lgv driver, class 1 driver, class 2 driver
hgv class 1, hgv1, class 1, class one, lgv class 1, artic driver, hgv 1, class 1 nights, c e, hgv c e, lgv c e, artic
hgv class 2, class 2, class two, lgv class 2, rigid driver, hgv 2
hgv 1 driver, class 1 driver, hgv class 1, class 1, lgv class 1, c e driver
class 2 driver, hgv 2 driver, hgv class 2, class 2, lgv class 2
lorry driver, hgv driver, truck driver, lgv driver
class 2 driver, rigid driver, class 2 hgv driver
librarian, library assistant, library work
nurse, nursing
nurse, staff nurse, registered nurse, rgn, rmn
shop assistant, sales assistant, retail assistant, customer assistant, store assistant
shop assistant, shop floor, sales assistant, retail assistant, shop worker
warehouse operative, warehouse worker, warehouse work, picker packer
warehouse operative, picker packer, picker, packer, order picker
intern, internship
apprentice, apprenticeship, trainee, apprentices
freelance, freelancer
work from home, working from home, home based, home working, remote, remotely, remote work, wfh
kitchen porter, kp, pot wash, pot washer, dishwasher job
kp, kitchen porter, pot wash, pot washer, kitchen assistant
care home, nursing home
nursery nurse, nursery practitioner, early years practitioner, nursery assistant
nursery nurse, nursery practitioner, early years practitioner, childcare practitioner, early years educator
labourer, labouring, general labourer
labourer, general labourer, site labourer, construction labourer, builders labourer
labourer, site operative
labourer, labouring, general operative, site labourer, building labourer
forklift driver, flt driver, counterbalance, reach truck driver, forklift
forklift driver, forklift operator, fork lift driver, fork truck driver, flt driver
postman, postie, postal worker
hr assistant, human resources assistant
admin assistant, administrator, office administrator, office assistant, clerical
admin, administrator, admin assistant, office admin, clerical, administration
call centre, contact centre, customer service, customer adviser, call handler
self employed, sole trader, sole traders
lollipop lady, lollipop man, lollipop person, school crossing patrol, crossing patrol
farm work, farm worker, fruit picker, fruit pickers, fruit picking, farm hand, harvest work, picking work
farm worker, farm hand, farm labourer, fruit picker, general farm worker
accommodation, accommodation provided, caravan provided
data entry, typist, data input, data entry clerk
jobseeker, looking for work, seeking work, seeks work
shop work, retail work, retail
electricians mate, sparkys mate, sparkies mate, electrical mate, electricians labourer
monday to friday, mon to fri, mon fri, weekdays
caretaker, premises officer, janitor
dinner lady, lunchtime supervisor, midday supervisor, midday assistant, lunchtime assistant
dinner lady, midday supervisor, lunchtime supervisor, dinner assistant
refuse collector, bin man, binman
lifeguard, leisure attendant, pool attendant
air hostess, air steward, cabin crew, flight attendant
bus driver, psv driver, pcv driver
bus driver, coach driver, psv driver
pa, personal assistant, executive assistant
secretary, personal assistant
barista, cafe assistant, coffee shop assistant
shelf stacker, shelf stacking, night filler, replenishment, stock assistant
cashier, till operator, checkout operator, checkout
checkout assistant, till operator, cashier
cashier, till operator, checkout operator, till assistant
telesales, tele sales, telemarketing, outbound sales, telephone sales
dental nurse, dental assistant
dental receptionist, dentist receptionist, receptionist dentist, receptionist dental surgery, receptionist dental practice
cnc, cnc machinist, cnc operator, cnc setter, cnc setter operator
editor, sub editor, copy editor
groom, stable hand, stable groom, yard hand
seasonal, christmas temp, temporary
temp, temporary
sales rep, sales representative, sales executive, field sales, account manager
estate agent, lettings negotiator, sales negotiator
accounts assistant, purchase ledger, accounts clerk, sales ledger
car salesman, vehicle sales
avon lady, avon rep, avon representative
night shift, nights, night work, overnight
day shift, days
drone pilot, drone operator, drone flyer, uav pilot
electrician apprentice, electrician apprenticeship, apprentice electrician, electrical apprentice, apprentice spark, apprentice sparky
plumbing apprenticeship, plumber apprenticeship, apprentice plumber, trainee plumber
butcher, meat cutter, butchery assistant
store manager, shop manager, retail manager
supply teacher, cover teacher
live in carer, live in care, 24 hour carer
volunteer, volunteers, voluntary work, volunteering
mechanic, vehicle technician, mot tester
electricians mate, sparks mate, electrical mate
lab technician, laboratory technician, lab tech
`;
