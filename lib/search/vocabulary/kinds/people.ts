export const people = `
climbing partner: bouldering
man: bloke, guy, gentleman, boyfriend
woman: girlfriend, lass
social group: lunch club, coffee mornings, meet ups, meetup
gig buddy: concert buddy, company for concerts, company for gigs
lost: missing, escaped, strayed, gone missing, flew off, disappeared, stolen
missing: lost, escaped, strayed, flew off, disappeared
found: handed in
stolen: nicked, missing
baby group: mums with babies, mums and babies
walking group: ramblers, rambles
choir: singers, altos, tenors
band members: drummer wanted, bassist wanted, singer wanted
`;
