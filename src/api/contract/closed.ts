import Type, { type TProperties } from 'typebox';

/** An object of a request. The server takes in nothing that it does not name: the check drops every other key. */
export const closed = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** The same, where each field may be left out. */
export const closedPart = <Fields extends TProperties>(fields: Fields) =>
  Type.Partial(closed(fields), { additionalProperties: false });
