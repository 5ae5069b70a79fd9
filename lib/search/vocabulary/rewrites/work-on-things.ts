import { type Rewrite, task } from './rewrite';

/* Sharpening, assembly, repairs, sockets and stoves, asked for in a sentence. */

export const workOnThings: readonly Rewrite[] = [
  {
    pattern:
      /^(?:get|have|getting|having|need|want)(?: (?:my|our|the|an?|some))* ([a-z0-9 ]{3,30}?) sharpened(?: .*)?$/,
    rewritten: '$1 sharpening',
    understood: [['get chainsaw sharpened', 'chainsaw sharpening']],
  },
  {
    pattern:
      /^(?:(?:someone|somebody|anyone|who can|who could|man) to )?(?:put|build)(?: (?:my|our|the|an?))* ?(trampoline|shed|wardrobe|bed|greenhouse|gazebo|playhouse|climbing frame|swing)s? (?:up|together)(?: .*)?$/,
    rewritten: '$1 assembly OR flatpack assembly',
    understood: [['someone to put my trampoline up', 'trampoline assembly OR flatpack assembly']],
  },
  {
    pattern:
      /^(?:who|anyone who|someone who) (?:fixes|repairs|mends|services)(?: (?:my|the|an?))? ([a-z ]{3,30})$/,
    rewritten: '$1 repair',
    understood: [['who fixes hot tubs', 'hot tubs repair']],
  },
  {
    pattern: /^(?:fix|repair|mend) (?:(?:a|an|the) )?broken ([a-z ]{3,30})$/,
    rewritten: '$1 repair',
    understood: [['fix broken greenhouse glass', 'greenhouse glass repair']],
  },
  {
    pattern: /^sparks? (?:needed|wanted|required)$/,
    rewritten: 'electrician',
    understood: [['spark needed', 'electrician']],
  },
  {
    pattern:
      /^(?:(?:more|extra|new|another|additional|some) )*(?:(?:plug|wall|double|power) )*sockets? (?:put in|fitted|installed|added|adding|fitting)(?: .*)?$/,
    rewritten: 'electrician',
    understood: [['more plug sockets put in', 'electrician']],
  },
  task(
    'fit|install|put in',
    'fitted|installed|fitting|installing|(?:fitted|installed) by hetas(?: engineer)?',
    '(?:(?:wood|log)(?: ?burn(?:er|ing))?|multi ?fuel) ?(?:stove)?|stove',
    'stove installation OR stove fitter OR hetas',
    ['wood burner fitted', 'stove installation OR stove fitter OR hetas'],
  ),
];
