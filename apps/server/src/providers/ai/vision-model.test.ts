import { anthropicWire } from '../../../test/model-wire/anthropic-wire.ts';
import { compatibleWire } from '../../../test/model-wire/compatible-wire.ts';
import { googleWire } from '../../../test/model-wire/google-wire.ts';
import { openaiWire } from '../../../test/model-wire/openai-wire.ts';
import { modelLaws } from '../../../test/model-laws.ts';

modelLaws(openaiWire);
modelLaws(anthropicWire);
modelLaws(googleWire);
modelLaws(compatibleWire);
