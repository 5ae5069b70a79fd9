export const healthAndBeauty = `
crutches, walking sticks
walking poles, walking sticks, hiking poles, trekking poles, nordic poles, hiking sticks
walking stick, cane, walking cane
zimmer frame, walking frame, walker
zimmer, zimmer frame, walking frame
stairlift, stair lift
wheelchair, wheel chair
wheelchair, self propelled chair, transit chair, transit wheelchair
mobility scooter, electric scooter mobility, disability scooter, disabled scooter, invalid scooter
mobility scooter, pavement scooter, boot scooter, electric mobility scooter
commode, toilet chair
bath lift, bath hoist, bath seat
bath lift, bath chair, bath hoist
mobility aid, walking aid
hair dryer, hairdryer, hair drier
hair straighteners, ghd, ghds, straighteners
hair straighteners, ghd, straightener, straighteners, hair irons
hearing aid, hearing aids
electric shaver, electric razor, shaver
hairdresser, hair stylist, hairdressing
hairdresser, mobile hairdresser, hair dresser
mobile hairdresser, hair cut at home, hairdresser, home hairdresser, haircut, haircuts, hair cutting
mobile hairdresser, hair at home, mobile hair, home hair visits, hairdresser at your home
barber, barbering
barber shop, barbers shop, hairdressing premises, salon premises, barbers, hair salon
barber, gents hair
mens haircut, mens haircuts, gents haircuts, barber, gents barber
beautician, beauty therapist
massage, masseuse, masseur
massage, massages, masseuse, massage therapist, massage therapy
carer, care at home, home care, home carer, elderly care
care assistant, carer, healthcare assistant, hca, care worker, support worker
personal trainer, personal training, fitness trainer, fitness coach, pt
personal trainer, personal training, fitness coach, pt sessions
nail technician, nails, manicure, gel nails
nails, acrylics, acrylic nails, gel nails, shellac, nail extensions, biab
nail technician, nail tech, nail artist
gel nails, shellac nails, gel polish, infills, acrylic infills, gel manicure
make up artist, makeup artist, mua, bridal makeup, wedding make up
physio, physiotherapist, physiotherapy, sports injury
counselling, counsellor, therapy, therapist, psychotherapy, psychotherapist
mobile barber, barber home visits
spectacles, specs, glasses
hair clippers, hair trimmer, clippers
hair curler, curling tongs, curling iron, hair wand
massage gun, muscle massager, percussion massager
vape, e cigarette, vape kit
perfume, fragrance, scent
make up, makeup, cosmetics
rollator, walker with wheels, wheeled walker, four wheeled walker, walker with seat, three wheeled walker, tri walker
rollator, wheeled walking frame, four wheeled walking frame, three wheeled walking frame, wheeled frame
raised toilet seat, toilet seat riser, toilet frame
hospital bed, profiling bed, adjustable bed
lashes, eyelash extensions, lash extensions, lash lift
brows, eyebrows, brow lamination, hd brows, eyebrow threading, eyebrow shaping
podiatrist, chiropodist, chiropody, podiatry, foot care, foot health, toenail cutting
foot care, chiropodist, podiatrist, foot health practitioner, toenails cut, nail cutting
hot stone massage, hot stones, hot stone
deep tissue massage, deep tissue, sports massage
lash technician, lash tech, eyelash technician
rent a chair, chair rental, chair to rent, chair to let, chair for rent, rent a chair hairdresser, rent a chair barber, rent a chair salon, salon chair, hairdressing chair, barber chair to rent
spray tan, fake tan, spray tanning
botox, anti wrinkle, anti wrinkle injections, dermal fillers
hair braiding, braids, cornrows, box braids
tattoo artist, tattooist, tattoo studio
teeth whitening, whiter teeth, tooth whitening
hypnotherapy, hypnotherapist, hypnosis
reflexology, reflexologist
life coach, life coaching
nutritionist, dietitian, dietician, nutrition advice
slimming club, slimming world, weight watchers, weight loss group
chair yoga, seated yoga, seated exercise, chair exercise, chair exercises
rollator, walker for elderly, walking frame
`;
