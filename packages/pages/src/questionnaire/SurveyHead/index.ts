export { SurveyHead, type SurveyHeadProps } from './SurveyHead.tsx';
export { SurveyBones } from './SurveyBones.tsx';
