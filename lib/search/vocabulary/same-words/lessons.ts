import { phrases } from '@/lib/search/vocabulary/lists';

export const lessons = `
11 plus tutor, eleven plus tutor, 11 plus tuition, grammar school entrance
spanish lessons, learn spanish, spanish tuition, spanish teacher, spanish conversation, spanish classes
french lessons, learn french, french tuition, french teacher, french conversation, french classes
german lessons, learn german, german tuition, german teacher, german conversation, german classes
italian lessons, learn italian, italian tuition, italian teacher, italian conversation, italian classes
tutor, tuition, tutoring, private lessons
driving course, driving tuition, driving lessons, crash course, intensive driving course
driving lessons, driving instructor, learn to drive, driving school, driving tuition, learner lessons, learner driver lessons, manual tuition, automatic lessons
driving lessons, gwersi gyrru
automatic driving lessons, learn to drive automatic, automatic lessons, automatic driving instructor
piano lessons, gwersi piano
piano lessons, learn piano, learn the piano, piano teacher, piano tuition
guitar lessons, learn guitar, learn the guitar, guitar teacher, guitar tuition
science tutor, science tuition, physics tutor, chemistry tutor, biology tutor, physics and chemistry
adult beginners, grown up beginners, adults
mandarin, chinese, cantonese
cbt training, cbt, cbt test, motorcycle training, motorbike lessons, motorbike training, moped training, scooter training, compulsory basic training
yoga teacher, yoga classes, yoga class
singing lessons, vocal coach, singing teacher
sia course, sia training, sia badge course, sia licence course, door supervisor course, door supervisor training
horse riding lessons, riding lessons, riding school, pony lessons, learn to ride
ballet classes, ballet school, ballet lessons, ballet
violin lessons, learn violin, learn the violin, violin teacher
art classes, painting classes, drawing lessons, art workshop, art lessons
sewing lessons, sewing classes, learn to sew, dressmaking classes, sewing class
first aid course, first aid training, paediatric first aid
photography lessons, photography course, camera tuition, photography class
english tutor, english tuition, esol, english teacher, english lessons
swimming lessons, learn to swim, swimming teacher, swim school
dance classes, dance school, dance lessons, dance class
swimming lessons, swim coaching, swim coach, swimming coach
`;

export const taught = phrases(
  'french, spanish, german, italian, english, welsh, maths, science, physics, chemistry, biology, music, piano, guitar, violin, drum, singing, dance, swimming, art, computer',
).map((subject) =>
  ['lessons', 'tutor', 'teacher', 'tuition', 'classes'].map((kind) => `${subject} ${kind}`),
);
