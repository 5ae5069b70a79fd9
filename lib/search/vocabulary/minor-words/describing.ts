import { wordSet } from '@/lib/search/vocabulary/lists';

const colours = `black white red blue green silver grey gray yellow orange gold brown beige purple pink cream bronze navy teal tan
   mustard sage lilac lavender coral terracotta charcoal ochre plum aqua colour color coloured`;
const buyersAndState = `mens womens ladies boys girls kids unisex gents new used modern vintage genuine replacement working nice please cheap free delivery delivered`;

/** The first words that a search gives up. */
export const leastImportant = wordSet(`${colours} ${buyersAndState}`);

/** Purely descriptive words: "black", "128gb", "large". */
export const describing = wordSet(`${colours} ${buyersAndState}
   air
   large small big medium mini max pro plus ultra xl l m s xs long short tall wide narrow double single king queen super
   unlocked boxed sealed original faulty antique retro set pair bundle size inch inches cm ft
   left right hand online gcse automatic manual petrol diesel electric hybrid oak pine leather wooden wood metal glass fabric velvet solid
   and or & the a an of old sizes adult edition series generation gen wanted
   gas corner dining mountain road folding acoustic extending extendable reclining upright portable wireless bluetooth cordless foldable
   round square oval fitted freestanding integrated gent junior little wee
   hot sat handed furnished unfurnished frost seater seaters berth tonne tonnes nights days evenings mornings weekends shifts included needed required emergency urgent weekly fortnightly regular qualified registered kc insured month months year years yrs
   daily hourly monthly quarterly yearly tonight tomorrow lunchtime lunchtimes morning afternoon afternoons weekday weekdays weekend overnight
   monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
   easter christmas xmas summer winter autumn cost costs price prices rates outdoor outdoors indoor indoors
   2dr 3dr 4dr 5dr thru person persons people adults beginner beginners experienced professional trainee certified approved accredited licensed checked
   lightweight vented one two three four five six seven eight rustic contemporary burgundy maroon turquoise anthracite taupe ivory khaki
   newborn newborns toddler toddlers
   age aged ages project projects restoration rhd lhd vgc copy replica self propelled`);

export const isLeastImportant = (word: string) => leastImportant.has(word.toLowerCase());

/** "Electric 2019", without an item; a model ("s23") is one. */
export const onlyDescribe = (words: readonly string[]): boolean =>
  words.every((word) => describing.has(word.toLowerCase()) || /^\d/.test(word));

/** A single letter is a generation, a grade or a size: "astra j". */
export const isDescribing = (word: string) =>
  describing.has(word.toLowerCase()) || /\d|^[a-z]$/i.test(word);
