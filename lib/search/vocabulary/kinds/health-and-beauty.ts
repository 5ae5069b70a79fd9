export const healthAndBeauty = `
salon: hairdresser, barber, beautician
beauty treatments: facials, waxing, lashes
care work: care assistant, support worker
physio: physiotherapist
mobility aid: walking frame, rollator, commode, perching stool, grab rails
mobility scooter: shoprider, pride, boot scooter, travel scooter, tga, invacare
straighteners: ghd, ghds
carer: companion, companionship, home help, personal care, elderly people
home care: companion, companionship, home help, personal care, carer
elderly care: companion, companionship, home help, personal care, carer
personal trainer: pt sessions, one to one training, slim and tone, fitness sessions, gym or park
haircut: barber
hca: healthcare assistant, care assistant, health care assistant
walking frame: rollator, wheeled walker
walker: rollator
electric wheelchair: powerchair, power chair, powered wheelchair
care: carer, carers
electric shaver: braun series, philips shaver
hair dryer: dyson supersonic, ghd helios
stairlift: stannah
beautician: facials, waxing, eyebrows, beauty salon
massage: deep tissue, hot stone, aromatherapy
facial: dermaplaning, hydrafacial
hairdresser: stylist, salon, cut and blow dry
walker with wheels: rollator, walking frame, wheeled walking frame
`;
