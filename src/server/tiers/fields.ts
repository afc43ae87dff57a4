import type { Body } from '#src/api/contract.ts';
import {
  tidyText,
  validateTierDescription,
  validateTierName,
  validateTierPlaces,
  validateTierPrice,
} from '#src/validation/index.ts';
import { checkFields } from '../http/checkFields.ts';

type Fields = Omit<Body<'updateTier'>, 'archived'>;

/** Prices are whole roubles: a fraction of one breaks the rule of the field. */
const priceProblem = (kopecks: number) => validateTierPrice(String(kopecks / 100));

const placesProblem = (places: number | null) => validateTierPlaces(places === null ? '' : String(places));

/** The fields of a tier as they are kept; what is left out stays. @throws {HttpError} 400 with messages by field */
export function keptTier({ name, description, price, places, hidden }: Fields) {
  checkFields({
    ...(name !== undefined && { name: validateTierName(name) }),
    ...(description !== undefined && { description: validateTierDescription(description) }),
    ...(price !== undefined && { price: priceProblem(price) }),
    ...(places !== undefined && { places: placesProblem(places) }),
  });
  return {
    ...(name !== undefined && { name: tidyText(name) }),
    ...(description !== undefined && { description: tidyText(description) }),
    ...(price !== undefined && { price }),
    ...(places !== undefined && { places }),
    ...(hidden !== undefined && { hidden }),
  };
}
