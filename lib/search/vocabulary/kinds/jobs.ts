export const jobs = `
call centre: telesales
farm work: fruit picker, dairy, tractor driver, farm hand
car mechanic: vehicle technician, motor mechanic, mot tester
mechanic: vehicle technician
cleaning job: cleaner, housekeeper
bar work: bartender, bar staff, barman
kitchen work: kitchen porter, pot washer, kitchen assistant
office work: administrator, receptionist, typist
driving work: driver
shop work: sales assistant, retail assistant
warehouse work: picker packer, warehouse operative, forklift driver
cleaning work: cleaner, housekeeper
freelance editor: copy editor, sub editor
welding: welder, fabricator, mig, tig
scaffolding: scaffolder
lorry driver: hgv driver, class 1 driver, class 2 driver, hgv class 1, hgv class 2, class 1, class 2, lgv driver, c+e
hgv driver: class 1 driver, class 2 driver, hgv class 1, hgv class 2, class 1, class 2, lgv driver, lorry driver
truck driver: hgv driver, class 1 driver, class 2 driver, hgv class 2, hgv class 1
front desk: receptionist
warehouse job: picker, packer, stock
warehouse worker: warehouse operative, picker, packer
cook: chef, kitchen assistant, breakfast chef
shop assistant: retail assistant, sales assistant, customer assistant, store assistant, checkout operator, shelf stacker, replenishment, cashier, till operator
classroom assistant: teaching assistant, learning support assistant, sen assistant
teaching assistant: classroom assistant, learning support assistant, sen assistant, hlta, sen
flt driver: forklift driver, forklift operator, fork lift driver, reach truck, counterbalance
forklift driver: forklift operator, flt, reach truck, counterbalance
admin: administrator, office assistant, clerk, data entry
pot washer: kitchen porter
nursery nurse: nursery practitioner, early years practitioner, early years educator
hotel staff: hotel, housekeeping, housekeeper, room attendant, chambermaid, night porter, concierge, front of house
saturday job: weekend
primary school teacher: primary teacher, year 1 class, year 2 class, year 3 class, year 4 class, year 5 class, year 6 class
dinner lady: school dinners, lunchtime supervisor, midday supervisor, midday assistant
school dinner lady: school dinners, lunchtime supervisor, midday supervisor
weekend: saturday, sunday
digger driver: 360 operator, excavator operator, plant operator, machine driver, jcb driver, groundworkers
machine operator: machinist, cnc operator
farm worker: farmhand, stockman, dairy worker, tractor driver, herdsperson, fruit picker
production operative: factory operative, factory worker, machine operator, packer, assembly operative
fitness instructor: gym instructor, lifeguard, personal trainer, gym staff
warehouse operative: picker, packer, order picker, warehouse person, warehouse assistant
bar staff: bartender, pub, bar person
chef: commis, sous chef, chef de partie, cook
hgv driver: artic driver
waiter: foh
warehouse operative: pick and pack
shop assistant: sales advisor
groundworker: groundworks
labourer: cscs
`;
