export const lessons = `
tutor: maths and english, ks2 maths, eleven plus, exam preparation, aqa, edexcel
private tutor: maths and english, ks2 maths, ks3 and gcse, eleven plus, 11 plus prep, qualified teacher, exam preparation, gcse science, aqa, edexcel
maths tutor: gcse maths, ks3 maths, numeracy help, further maths
english tutor: ielts, celta, tefl, conversation practice english, gcse english
piano lessons: abrsm, keyboard tuition, grade 8 teacher, beginners to grade, trinity grades
music lessons: abrsm, keyboard tuition, grade 8 teacher, beginners to grade, piano tuition, trinity grades
guitar lessons: rgt
`;
