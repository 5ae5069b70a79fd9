import unhomoglyph from 'unhomoglyph';
import { emojiWords } from './emoji-words';

/** How a code point reads: as letters and digits, another mark, a word, or nothing. */
export type Reading = { text: string; kind: 'letters' | 'mark' | 'word' | 'nothing'; odd: boolean };

/* Look-alikes in use that TR39 does not list, since it compares exact shapes. */
const lookAlikes = new Map<string, string>(
  Object.entries({
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
    ǫ: 'q',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
    в: 'b',
    н: 'h',
    к: 'k',
    м: 'm',
    т: 't',
    г: 'r',
    и: 'n',
    я: 'r',
    п: 'n',
    ш: 'w',
    В: 'b',
    К: 'k',
    М: 'm',
    Т: 't',
    Н: 'h',
    И: 'n',
    Я: 'r',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'u',
    ν: 'v',
    ρ: 'p',
    σ: 's',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    Σ: 'e',
    ø: 'o',
    Ø: 'o',
    ł: 'l',
    Ł: 'l',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    ı: 'i',
    '¢': 'c',
    ƒ: 'f',
    '†': 't',
    '®': 'r',
    '©': 'c',
    '¡': 'i',
    ɐ: 'a',
    ɔ: 'c',
    ǝ: 'e',
    ɟ: 'f',
    ƃ: 'g',
    ɥ: 'h',
    ᴉ: 'i',
    ɯ: 'm',
    ɹ: 'r',
    ʇ: 't',
    ʌ: 'v',
    ʍ: 'w',
    ʎ: 'y',
  }),
);

const nothing: Reading = { text: '', kind: 'nothing', odd: false };
const mark: Reading = { text: ' ', kind: 'mark', odd: false };
const cache = new Map<string, Reading>();
const cacheMax = 5_000;

export function readingOf(character: string): Reading {
  const cached = cache.get(character);
  if (cached) return cached;
  if (cache.size >= cacheMax) cache.clear();
  const reading = read(character);
  cache.set(character, reading);
  return reading;
}

function read(character: string): Reading {
  const word = emojiWords.get(character);
  if (word) return { text: word, kind: 'word', odd: false };
  if (/^[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]$/u.test(character)) return nothing;
  const letter = enclosedLetter(character) ?? lookAlikes.get(character);
  if (letter) return { text: letter, kind: 'letters', odd: !/^[\u00c0-\u024f]$/.test(character) };
  const plain = asciiOf(character);
  if (plain) return { text: plain, kind: 'letters', odd: !/^\p{Script=Latin}$/u.test(character) };
  const shape = asciiOf(unhomoglyph(character));
  if (shape && /^[\p{L}\p{N}]$/u.test(character)) {
    return { text: shape, kind: 'letters', odd: true };
  }
  return mark;
}

function asciiOf(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[a-z0-9]+$/.test(plain) ? plain : undefined;
}

/** Flag letters, and white letters in black circles and squares, which have no decomposition. */
function enclosedLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f150, 0x1f170].find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}
