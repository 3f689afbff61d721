import { expect, test } from 'vitest';
import { OPERATIONS, overviewRequest, scoreRequest } from '@/utils/service/operations';

test('the paths are those that the service documents', () => {
  expect(OPERATIONS.score.path).toBe('/v1/score/df');
  expect(OPERATIONS.overview.path).toBe('/v1/profile360/overview');
});

test.each([
  [{ email: 'jane@example.com' }, true],
  [{ email: "o'brien+tag@example.com" }, true],
  [{}, false],
  [{ email: '' }, false],
  [{ email: 'jane' }, false],
  [{ email: 'jane@example.com\r\nX: y' }, false],
  [{ email: 'a b@example.com' }, false],
  [{ email: `${'a'.repeat(250)}@example.com` }, false],
  [{ email: 'jane@example.com', extra: 1 }, false],
])('score request %j → %s', (body, ok) => {
  expect(scoreRequest.safeParse(body).success).toBe(ok);
});

const jane = { subject_name: 'Jane Doe', entity_type: 'individual' };
test.each([
  [jane, true],
  [{ ...jane, dob: '1980-02-29' }, true],
  [{ ...jane, dob: '1981-02-29' }, false],
  [{ ...jane, dob: '29.02.1980' }, false],
  [{ ...jane, dob: '' }, false],
  [{ ...jane, nationality: 'FR' }, true],
  [{ ...jane, nationality: 'FRA' }, true],
  [{ ...jane, nationality: 'fr' }, false],
  [{ ...jane, nationality: '' }, false],
  [{ ...jane, entity_type: 'business' }, true],
  [{ ...jane, entity_type: 'company' }, false],
  [{ subject_name: 'Jane Doe' }, false],
  [{ entity_type: 'individual' }, false],
  [{ ...jane, subject_name: '   ' }, false],
  [{ ...jane, note: 'x' }, false],
])('overview request %j → %s', (body, ok) => {
  expect(overviewRequest.safeParse(body).success).toBe(ok);
});
