export const lessons = `
tutor: gcse, a level, gcse help, a level help, one to one, homework help, teacher, 11 plus
language lessons: french lessons, spanish lessons, german lessons
music lessons: piano lessons, guitar lessons, violin lessons, singing lessons
yoga: hatha, vinyasa, yin
dance classes: ballet, ballroom, salsa, street dance
boxing lessons: boxing training, boxing coach, boxercise
martial arts: karate, judo, taekwondo, kickboxing, jiu jitsu
`;
