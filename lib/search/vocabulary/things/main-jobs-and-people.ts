const jobs = `
barista, waiter, waitress, chef, sous chef, head chef, commis chef, kitchen porter, kitchen assistant, bartender, bar staff, bar work, pub staff, hotel receptionist, housekeeper, receptionist, administrator, admin assistant, office assistant, secretary, pa, customer service, call centre, telesales, sales executive, sales assistant, shop assistant, retail assistant, cashier, store manager, warehouse operative, warehouse work, picker packer, forklift driver, delivery driver, van driver, hgv driver, lorry driver, bus driver, taxi driver, courier driver,
care assistant, carer, care worker, support worker, healthcare assistant, nurse, dental nurse, nursing assistant, doctor, pharmacist, pharmacy assistant, teaching assistant, teacher, primary teacher, supply teacher, nursery nurse, nursery assistant, childminder, nanny, au pair, lifeguard, swimming teacher, fitness instructor, gym instructor, cleaner, school cleaner, office cleaner, labourer, builder, bricklayer, electrician, plumber, carpenter, roofer, groundworker, site manager, quantity surveyor, mechanic, mot tester, panel beater, engineer, software engineer, developer, web developer, data analyst, graphic designer,
marketing assistant, marketing manager, social media, accountant, bookkeeper, accounts assistant, payroll clerk, paralegal, solicitor, estate agent, recruitment consultant, security guard, door supervisor, security officer, gardener, groundsman, farm worker, fruit picker, factory worker, production operative, machine operator, machinist, cnc machinist, sewing machinist, welder, fabricator, postman, baker, butcher, florist, hairdresser, barber, beauty therapist, nail technician, dog walker, dog groomer, vet nurse, veterinary nurse, translator, copywriter, journalist, photographer, project manager, hr assistant, hr manager, team leader, supervisor, apprentice, apprenticeship, trainee, graduate scheme, intern, internship, summer job, saturday job, weekend job, evening job, night shift, christmas temp, steward, event staff, promoter, mystery shopper, data entry, virtual assistant, caretaker, technician, laboratory technician, research assistant, tutor, driver, merchandiser, vet, optician, physiotherapist,
hgv class 1, hgv class 2, class 1 driver, class 2 driver, lgv driver, lollipop lady, lollipop man, school crossing patrol, dinner lady, midday supervisor, helpdesk,
it support, it technician, support engineer, network engineer, staff nurse, registered nurse, mental health nurse, ward clerk, hospital porter, domestic assistant,
room attendant, chambermaid, hotel housekeeper, hotel work, night porter, bar manager, restaurant manager, assistant manager, shift manager,
fishmonger, cheesemonger, deli assistant, checkout operator, shelf stacker, stock assistant, trolley collector, petrol station attendant, car valeter, car sales executive,
parts advisor, service advisor, tyre fitter, auto electrician, vehicle technician, electrical apprentice, plumbing apprentice, apprentice electrician, apprentice plumber,
trainee electrician, arborist, landscape gardener, farm hand, shepherd, stable hand, kennel hand, dog handler,
leisure assistant, tour guide, travel agent, flight attendant, cabin crew, ground crew, train driver, tram driver, refuse collector,
recycling operative, street cleaner, site labourer, ceiling fixer, dry liner,
crane operator, plant operator, digger driver, welder fabricator, cad technician, civil engineer, structural engineer, mechanical engineer,
electrical engineer, maintenance engineer, conveyancer, legal secretary, medical secretary, audio typist, typist, bilingual,
credit controller, purchase ledger, finance manager, management accountant, insurance adviser, claims handler, bank cashier, trader, auditor,
tax trainee, buyer, logistics coordinator, transport planner, transport manager, fleet manager, depot manager, warehouse manager, order picker, packer, night packer,
van loader, courier, parcel sorter, cycle courier, takeaway driver, pizza delivery driver, nursery manager, playworker, youth worker, social worker, foster carer,
sen teaching assistant, cover supervisor, lecturer, exam invigilator, school caretaker, librarian, museum assistant, gallery assistant, film extra,
musician, sound engineer, camera operator, video editor, content writer, seo executive, ux designer, product manager, business analyst, scrum master, devops engineer,
qa tester, java developer, python developer, front end developer, data scientist, it manager
`;

export const mainJobsAndPeople = {
  'job-offers': jobs,
  'part-time-jobs': jobs,
  'full-time-jobs': jobs,
  'freelance-jobs':
    'freelance, freelancer, contractor, copywriter, web developer, graphic designer, photographer, data analyst, virtual assistant, translator',
  internships:
    'intern, internship, internships, placement, work experience, placement year, summer internship',
  'job-wanted': `seeking work, looking for work, work wanted, job wanted, available for work, seeking employment`,
  'friendship-friends': `friend, friends, penpal, pen pal, walking friends, walking group, book club, running buddy, gym buddy, travel companion, travel buddy, language exchange, board game group, mum friends, new in town, coffee friends, activity partner, choir, social group, hiking group, quiz team, knitting group, cinema buddy, bandmates, chess partner,
womens football, ladies football, girls football, mens football, sunday league football, football training,
toddler group, mums and toddlers, baby group, playgroup, mum group, five a side, 5 a side, football team, kickabout, netball team, cricket team, rugby club, running club,
cycling club, cycling buddy, cycling partner, cycling friends, singing group, tennis partner, badminton partner, squash partner, golf partner, fishing buddy, swimming buddy, craft group, sewing group, writing group,
writers group, photography club, art group, drama group, gardening club, allotment club, dog walking buddy, coffee morning, lunch club, supper club, bridge club,
board gamers, d and d group, gaming friends, language partner, new friends, female friends, male friends, lost dog, lost cat, found dog, missing cat, volunteer,
volunteers, volunteering, community event, jumble sale, car boot sale, village fete, support group, parents group, over 50s group, over 60s club`,
  'straight-relationships': `girlfriend, boyfriend, relationship, soulmate, dating, companion, someone special, widow, widower, long term relationship, marriage, husband, wife, life partner`,
  'gay-and-lesbian': `gay, lesbian, bisexual, lgbt, gay friends, lesbian friends, queer, gay dating, lesbian dating, civil partner`,
};
