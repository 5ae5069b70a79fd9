import type { API } from '@opensearch-project/opensearch';
import { gap } from '@/lib/search/open-search/gap';

const keyword = { type: 'keyword' as const };
const boolean = { type: 'boolean' as const };
const moment = { type: 'date' as const, format: 'epoch_millis' };

/** PostgreSQL has stemmed the words already: the engine only splits them. */
export const indexSettings: API.Indices_Create_RequestBody = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    analysis: {
      filter: { gaps: { type: 'stop', stopwords: [gap] } },
      analyzer: { lexemes: { type: 'custom', tokenizer: 'whitespace', filter: ['gaps'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    dynamic_templates: [{ numbers: { path_match: 'numbers.*', mapping: { type: 'double' } } }],
    properties: {
      id: keyword,
      isAdult: boolean,
      categoryGroup: keyword,
      category: keyword,
      outcode: keyword,
      pricePence: { type: 'integer' },
      priceUp: { type: 'long' },
      priceDown: { type: 'long' },
      createdAt: moment,
      rankedAt: moment,
      expiresAt: moment,
      hasPhoto: boolean,
      isTrade: boolean,
      isWanted: boolean,
      isFeatured: boolean,
      words: { type: 'text', analyzer: 'lexemes', norms: false },
      title: { type: 'text', analyzer: 'lexemes', norms: false },
      details: keyword,
      labels: keyword,
      numbers: { type: 'object', dynamic: true },
    },
  },
};
