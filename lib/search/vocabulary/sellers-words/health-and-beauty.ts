export const healthAndBeauty = `
sunbed: philips solarium, philips sunstudio, philips innergize, philips hb, hb 555, hb 175, ergoline, megasun, hapro, sunquest, nordic tan, elite tanning, rio tanning, tanning canopy, cleo tubes, facial tanner, facial solarium
mobile hairdresser: cut and finish, highlights, balayage, colour and cut, shampoo and set, blow dries, wash cut, half head foils, full head foils, brazilian blow
hair stylist: cut and finish, highlights, balayage, colour and cut, shampoo and set, hair at home, blow dries, wash cut, half head foils, full head foils, brazilian blow
beautician: gel nails, spray tans, microblading, lvl, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane
beauty treatments: gel nails, spray tans, brow lamination, hd brows, microblading, lvl, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane, henna brows
mobile beautician: gel nails, lash extensions, spray tans, brow lamination, hd brows, russian lashes, microblading, lvl, lash lift, shellac, threading, biab, acrylics, pedicures, manicures, dermaplane, henna brows
nail technician: builder gel, pedicures
carer: dementia care, live in care, respite care, sleep ins, home visits elderly, pop in visits, overnight sits
personal trainer: bootcamp, weight loss coaching, strength and conditioning, home workouts
massage: sports therapy, lymphatic drainage, indian head, reflexology, lomi lomi
`;
