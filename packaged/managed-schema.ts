import { z } from 'zod/mini';
import { policyFields } from '../utils/settings/policy';

/** The part of JSON Schema that Chromium reads of an extension's policy (`components/policy/core/common/schema.cc`). */
export interface PolicySchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: PolicySchema;
  properties?: Record<string, PolicySchema>;
}

/** Bounds count for whole numbers alone there; lengths and patterns are left to `parsePolicy`. */
function forChromium({ type, enum: options, minimum, maximum, items, properties }: PolicySchema): PolicySchema {
  return {
    ...(type === undefined ? {} : { type }),
    ...(options === undefined ? {} : { enum: options }),
    ...(type === 'integer' && minimum !== undefined && maximum !== undefined ? { minimum, maximum } : {}),
    ...(items === undefined ? {} : { items: forChromium(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, forChromium(own)])),
        }),
  };
}

/** Returns the schema of managed storage: Chromium drops what a policy sets against it, and shows that in `chrome://policy`. */
export const managedSchema = (): PolicySchema =>
  // zod types its schemas by the whole standard, of which this is a part.
  forChromium(z.toJSONSchema(policyFields, { unrepresentable: 'throw' }) as PolicySchema);
