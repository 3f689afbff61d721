import { expect, it } from 'vitest';
import { reportOf } from '../../report-of';

const HIT = { matched_name: 'Ada Quillon', sanctions: [{ source_name: 'Harbour List' }] };

it.each<[object, string[]]>([
  [{ aml: { match_status: 'no_match', hits: [HIT] } }, ['/aml/match_status']],
  [{ screening: { result: 'No hits', total_hits: 0, hits: [HIT] } }, ['/screening/result', '/screening/total_hits']],
  [{ has_match: false, hits: [HIT] }, ['/has_match']],
  // Of another check, of the subject, of one kind, or of the hit.
  [{ checks: { identity: { match_status: 'no_match' }, aml: { hits: [HIT] } } }, []],
  [{ status: 'clear', identity_result: 'no match', decision: 'clear', hits: [HIT] }, []],
  [{ pep_match: false, media: { hits: 0 }, hits: [HIT] }, []],
  [{ hits: [{ ...HIT, match_status: 'no_match' }] }, []],
  // Nothing contradicts an answer without hits.
  [{ aml: { match_status: 'no_match', hits: [] } }, []],
])('"no match" beside the hits of the same search is a contradiction: %j', (body, pointers) => {
  expect(reportOf(body, 'overview').denials.map(({ pointer }) => pointer)).toEqual(pointers);
});
